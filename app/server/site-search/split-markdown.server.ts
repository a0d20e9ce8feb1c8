/** The paragraphs of a Markdown text as plain text, without code blocks, tables and the title. */
export function splitMarkdown(text: string): string[] {
  return text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\n{2,}/)
    .filter((block) => !/^\s*(?:\||#\s|---)/.test(block))
    .map((block) =>
      block
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\[\^[^\]]*\]:?/g, '')
        .replace(/^\s*(?:#{2,}|>|[-*]|\d+\.)\s+/gm, '')
        .replace(/[*_`>]+/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}
