/** Whether the server of this site can't be reached now. A browser knows only whether the device has a network, not whether it leads anywhere. */
export async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) return true;
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}
