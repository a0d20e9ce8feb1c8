/** In development only: what was thrown, and where. Guard it with `import.meta.env.DEV`, so that no visitor sees it. */
export function ErrorStack({ error }: { error: unknown }) {
  if (!(error instanceof Error)) return null;
  return (
    <pre className="mt-6 rounded-tile bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere">
      {error.stack}
    </pre>
  );
}
