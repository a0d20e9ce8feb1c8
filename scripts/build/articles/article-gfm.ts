import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import type { Processor } from 'unified';

const VERTICAL_BAR = 124;

/**
 * Tables whose rows begin with `|`. The parser of GitHub's tables tries each line of a text as the head of a table, because the first
 * bar can be left out.
 */
function createTableSyntax(): ReturnType<typeof gfmTable> {
  return { flow: { [VERTICAL_BAR]: gfmTable().flow?.null } };
}

/**
 * Footnotes, tables, strikethrough and task lists, as in remark-gfm. Without its bare links: it reads every word a second time
 * because it could be an email address, which is half of the time for a text. Links of articles are written `[text](url)`.
 */
export function createArticleGfm(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfmFootnote(),
    gfmStrikethrough(),
    createTableSyntax(),
    gfmTaskListItem(),
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ];
}
