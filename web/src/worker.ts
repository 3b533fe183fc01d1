// The service worker (public/sw.js) and this browser's subscription to push; both only where the address is safe.
import { go } from "./router.svelte";

type Pushed = (id: string) => void;
const hears = new Set<Pushed>();

/** Whether this browser could show what is pushed, if it is allowed to. */
export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Calls back with the id of whatever is pushed to this browser; what is returned ends it. */
export function onPushed(hear: Pushed): () => void {
  hears.add(hear);
  return () => hears.delete(hear);
}

/** Brings the worker up to date where it is in use, and follows what it says. */
export function followWorker(): void {
  if (!canPush()) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (typeof data?.go === "string" && data.go !== location.pathname) go(data.go);
    if (typeof data?.pushed === "string") for (const hear of hears) hear(data.pushed);
  });
  if (Notification.permission === "granted") void startWorker().catch(() => {});
}

export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush() || Notification.permission !== "granted") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, then the browser's push service; null if either says no. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await startWorker();
  const known = await worker.pushManager.getSubscription();
  if (known && encoded(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe(); // of a server that had another key
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export function encoded(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
