/** Plain text as paragraphs: an empty line separates them, other line breaks are preserved. */
export const Paragraphs = ({ children }: { children: string }) =>
  children.split(/\n{2,}/).map((paragraph, index, paragraphs) => (
    <p key={paragraphs.slice(0, index + 1).join()} className="whitespace-pre-line [overflow-wrap:anywhere]">
      {paragraph}
    </p>
  ));
