// Whether somebody looks at this page: it is seen, and what is typed goes to it.
export function isLooking(): boolean {
  return !document.hidden && document.hasFocus();
}

/** Tells it now and whenever it changes; what is returned ends it. */
export function followLooking(tell: (isOn: boolean) => void): () => void {
  let last = isLooking();
  const look = (): void => {
    if (last !== isLooking()) tell((last = isLooking()));
  };
  tell(last);
  for (const change of ["focus", "blur"]) addEventListener(change, look);
  document.addEventListener("visibilitychange", look);
  return () => {
    for (const change of ["focus", "blur"]) removeEventListener(change, look);
    document.removeEventListener("visibilitychange", look);
  };
}
