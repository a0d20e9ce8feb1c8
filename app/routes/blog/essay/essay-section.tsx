import { Children, isValidElement, type ReactNode } from 'react';
import type { PlateProps } from '~/features/journal/article/plate';
import { choosePlateGlazes } from '~/features/journal/article/plate';
import { Cover } from '~/ui/art/covers/cover';

/** The picture of a section. It fills its half of the window and stays while the text passes. */
export function EssayPlate({ kind, seed, caption }: PlateProps) {
  return (
    <figure className="relative overflow-hidden rounded-tile lg:sticky lg:top-0 lg:h-svh">
      <Cover
        kind={kind}
        seed={seed}
        glazes={choosePlateGlazes(seed)}
        className="aspect-[4/3] size-full lg:aspect-auto"
      />
      <figcaption className="bg-bg-sunk px-4 py-2 text-sm text-muted lg:absolute lg:inset-x-0 lg:bottom-0">
        {caption}
      </figcaption>
    </figure>
  );
}

const isPlate = (part: ReactNode) => isValidElement(part) && part.type === EssayPlate;

/** A picture and the text that belongs to it, side by side. Every second section has its picture on the other side. */
export function EssaySection({ children }: { children?: ReactNode }) {
  const parts = Children.toArray(children);
  const plate = parts.find(isPlate);
  if (!plate)
    return (
      <section className="essay-text wrap py-16 lg:py-28">
        <div className="max-w-[44ch] text-h3">{children}</div>
      </section>
    );
  return (
    <section className="essay-section grid gap-x-grout lg:grid-cols-12">
      <div className="lg:col-span-8">{plate}</div>
      <div className="essay-text grid content-center px-[clamp(16px,3.4vw,48px)] py-12 lg:col-span-4 lg:min-h-[130svh]">
        <div>{parts.filter((part) => !isPlate(part))}</div>
      </div>
    </section>
  );
}
