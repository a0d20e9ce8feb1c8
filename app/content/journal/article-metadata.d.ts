/** Made by the build (scripts/build/articles). */
declare module 'virtual:article-metadata' {
  /** Frontmatter, headings and word count of the articles of the repository, by slug. */
  const metadata: Readonly<Record<string, unknown>>;
  export default metadata;
}
