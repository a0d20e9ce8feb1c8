/** "send-email" as "Send email": for kinds and templates, which staff know by their ids. */
export function formatIdentifier(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
