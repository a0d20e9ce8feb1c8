import { Children, isValidElement, type ReactNode } from 'react';
import { chooseCoverGlazes } from '~/content/journal/cover-glazes';
import type { PlateProps } from '~/features/journal/article/article-components';
import { StoredCover } from '~/sections/drawings/stored-cover';

/** A picture of an essay. It fills its panel. */
export function EssayPlate({ kind, seed, caption }: PlateProps) {
  return (
    <figure className="essay-plate">
      <StoredCover
        cover={{ kind, seed, glazes: chooseCoverGlazes(seed) }}
        className="aspect-[4/3] size-full"
      />
      <figcaption className="bg-bg-sunk px-4 py-2 text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}

interface Panel {
  key: string;
  plate: ReactNode;
  text: ReactNode[];
}

const isPlate = (part: ReactNode) => isValidElement(part) && part.type === EssayPlate;
const isBlank = (part: ReactNode) => typeof part === 'string' && part.trim() === '';

/** Each picture with the text that follows it. The text before the first picture belongs to that picture. */
function groupByPlate(children: ReactNode): Panel[] {
  const parts = Children.toArray(children).filter((part) => !isBlank(part));
  const before = parts.slice(0, parts.findIndex(isPlate));
  const panels: Panel[] = [];
  for (const part of parts.slice(before.length)) {
    if (isPlate(part))
      panels.push({ key: `panel-${panels.length}`, plate: part, text: panels.length === 0 ? before : [] });
    else panels.at(-1)?.text.push(part);
  }
  return panels;
}

/**
 * Pictures with the text that belongs to them beside it. A picture without text is as wide as the window. Every second
 * section has its pictures on the other side.
 */
export function EssaySection({ children }: { children?: ReactNode }) {
  if (!Children.toArray(children).some(isPlate)) {
    return (
      <section className="essay-text wrap py-16 lg:py-28">
        <div className="max-w-[44ch] text-h3">{children}</div>
      </section>
    );
  }
  return (
    <section className="essay-section">
      {groupByPlate(children).map(({ key, plate, text }) =>
        text.length > 0 ? (
          <div key={key} className="essay-panel">
            <div>{plate}</div>
            <div className="essay-text grid content-center px-[clamp(16px,3.4vw,48px)] py-12">
              <div>{text}</div>
            </div>
          </div>
        ) : (
          <div key={key} className="essay-band">
            {plate}
          </div>
        ),
      )}
    </section>
  );
}
