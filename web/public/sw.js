// The service worker: shows what is pushed, and leads to the table. It keeps nothing of the page, so that nobody ever
// plays with yesterday's.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? "/"));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** What was pushed; something that cannot be read still says that something is up. */
function read(data) {
  try {
    return data.json();
  } catch {
    return { id: "malecon", title: "Malecón", body: "", path: "/" };
  }
}

async function show({ id, title, body, path }) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ pushed: id });
  if (pages.some((page) => page.focused && pathOf(page) === path && path.startsWith("/table/"))) return;
  await self.registration.showNotification(title, {
    body,
    tag: id,
    icon: "/icon-192.png",
    badge: "/badge.png",
    data: { path },
  });
}

/** The browser has changed its address: the server learns the new one. */
async function renew({ oldSubscription, newSubscription }) {
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/me/notices/channels", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "push", subscription: { endpoint, keys } }),
  });
}

/** To a page that is there already, or else to a new one. */
async function lead(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find((page) => pathOf(page) === path) ?? pages[0];
  if (!found) return self.clients.openWindow(path);
  if (pathOf(found) !== path) found.postMessage({ go: path });
  return found.focus();
}

function pathOf(page) {
  return new URL(page.url).pathname;
}
