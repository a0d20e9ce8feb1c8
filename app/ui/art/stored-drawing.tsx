interface StoredDrawingProps {
  /** URL of an SVG file with the id of a drawing in it. */
  href: string;
  viewBox: string;
  preserveAspectRatio: string;
  className?: string | undefined;
}

/**
 * A decorative drawing from a file that browsers store. It inherits the custom properties of its place, so it follows the
 * theme.
 */
export function StoredDrawing({ href, viewBox, preserveAspectRatio, className }: StoredDrawingProps) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={preserveAspectRatio} aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
