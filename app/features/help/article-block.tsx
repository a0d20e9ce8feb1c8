import type { HelpBlock, RichText } from '~/content/help/help-article';
import { toPictureAttributes } from '~/domain/publishing/uploaded-picture';
import { Icon } from '~/ui/icons/icon';
import { Figure } from '~/ui/pictures/figure';
import { ArticleTable } from './article-table';
import { FormattedText } from './formatted-text';
import { TileDrawing } from './tile-drawing';

const getKey = (text: RichText) => JSON.stringify(text);

function Steps({ steps }: { steps: readonly RichText[] }) {
  return (
    <ol className="grid gap-grout">
      {steps.map((step, index) => (
        <li key={getKey(step)} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-grout">
          <span
            aria-hidden="true"
            className="grid place-items-center rounded-tile bg-raised font-display text-h3 font-semibold tabular-nums"
          >
            {index + 1}
          </span>
          <span className="flex min-h-12 items-center rounded-tile bg-surface px-5 py-3">
            <span className="min-w-0">
              <FormattedText text={step} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function BulletList({ items }: { items: readonly RichText[] }) {
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li key={getKey(item)} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
          <span aria-hidden="true" className="mt-2 size-2 bg-primary print:border-4" />
          <span className="min-w-0">
            <FormattedText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ArticleBlock({ block }: { block: HelpBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <FormattedText text={block.text} />
        </p>
      );
    case 'steps':
      return <Steps steps={block.steps} />;
    case 'list':
      return <BulletList items={block.items} />;
    case 'note':
      return (
        <p className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 text-base text-muted">
          <Icon name="info" size={18} className="mt-0.5" />
          <span className="min-w-0">
            <FormattedText text={block.text} />
          </span>
        </p>
      );
    case 'table':
      return <ArticleTable {...block} />;
    case 'drawing':
      return (
        <Figure caption={block.caption}>
          <div className="bg-bg-sunk px-8 py-10 print:px-0 print:py-4">
            <TileDrawing name={block.drawing} className="max-h-40 max-w-md" />
          </div>
        </Figure>
      );
    case 'picture':
      return (
        <img
          {...toPictureAttributes(block.picture)}
          alt={block.picture.alt}
          className="h-auto max-w-full rounded-tile"
        />
      );
  }
}
