/** A text kept as long as the tab is open. A browser that keeps nothing gives an empty one. */
export function createTabText(name: string) {
  const key = `tessera.assistant.${name}`;
  return {
    read(): string {
      try {
        return sessionStorage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write(text: string): void {
      try {
        if (text) sessionStorage.setItem(key, text);
        else sessionStorage.removeItem(key);
      } catch {
        // The question is then typed again.
      }
    },
  };
}
