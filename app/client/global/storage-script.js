// Where a browser refuses to store, React Router would throw on reading its scroll positions.
try {
  sessionStorage.length;
} catch {
  Object.defineProperty(window, 'sessionStorage', {
    value: { getItem: () => null, setItem() {}, removeItem() {} },
  });
}
