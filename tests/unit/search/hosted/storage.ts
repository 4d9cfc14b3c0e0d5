/** Local storage of one browser; `broken` names the methods that throw. */
export function storage(...broken: readonly string[]) {
  const entries = new Map<string, string>();
  const guard = (method: string) => {
    if (broken.includes(method)) throw new DOMException('No storage.', 'SecurityError');
  };
  const localStorage = {
    getItem(key: string) {
      guard('getItem');
      return entries.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      guard('setItem');
      entries.set(key, value);
    },
  };
  return { entries, localStorage };
}
