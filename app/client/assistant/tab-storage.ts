/** A text in session storage. Without storage it is always empty. Never throws. */
export function createTabStorage(name: string) {
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
        // Without storage the visitor types the question again.
      }
    },
  };
}
