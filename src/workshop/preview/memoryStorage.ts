/** A localStorage that keeps the preview apart from what a member has stored on this device. */
export function installMemoryStorage(items: Map<string, string>): void {
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
  // Without a database the journal keeps its entries on the page.
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}
