/** Link below an auth form. */
export function AuthLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-text underline decoration-primary decoration-2 underline-offset-6 hover:decoration-text"
    >
      {children}
    </a>
  );
}
