/** Loading animation of four tiles. Decorative: it needs a text beside it. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg className="spinner shrink-0" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M0 0h7v7h-7z" />
      <path d="M9 7v-7a7 7 0 0 1 7 7z" />
      <path d="M9 9h7v7h-7z" />
      <path d="M0 9h7v7h-7z" />
    </svg>
  );
}
