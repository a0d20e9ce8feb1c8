/** Text of people: an empty line begins a paragraph, other line breaks stay. */
export const Paragraphs = ({ children }: { children: string }) =>
  children.split(/\n{2,}/).map((words, place, all) => (
    <p key={all.slice(0, place + 1).join()} className="whitespace-pre-line [overflow-wrap:anywhere]">
      {words}
    </p>
  ));
