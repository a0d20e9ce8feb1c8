import { RENDER_LATER_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { HTML_TAG, hasNoEndTag } from './first-screen.server';

/**
 * Marks the sections of a page below its first screen. `rest` is the HTML after the first screen, which can be within elements. Sections
 * within sections are not marked, and neither is the footer: it is short, and a visitor can go to the end of a page at once.
 */
export function markLaterSections(rest: string): string {
  let depth = 0;
  let outerDepth = 0;
  return rest.replaceAll(HTML_TAG, (tag: string, slash: string, name: string, attributes: string) => {
    if (hasNoEndTag(name, attributes)) return tag;
    if (slash !== '') {
      depth -= 1;
      outerDepth = Math.min(outerDepth, depth);
      return tag;
    }
    const isOuter = depth === outerDepth;
    depth += 1;
    return isOuter && name === 'section' ? `<section ${RENDER_LATER_ATTRIBUTE}=""${attributes}>` : tag;
  });
}
