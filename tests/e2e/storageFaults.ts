/** Our own key alone: the accounts use storage too. */
export const FAULTS = {
  'throws when it is read': (key: string) => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      if (name.startsWith(key)) throw new DOMException('unreadable', 'InvalidStateError');
      return getItem.call(this, name);
    };
  },
  'is full': (key: string) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name.startsWith(key)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  },
  'is blocked altogether': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
} as const;
