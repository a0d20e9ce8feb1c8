/** The header of a download, by RFC 6266: the exact name in UTF-8, and an ASCII name for old programs. */
export function formatContentDisposition(name: string): string {
  const asciiName = name.replace(/[^\w .,()-]/g, '_');
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}
