import type { ReactNode } from 'react';
import { ComingSoonProductLinks } from './coming-soon-product-links';
import type { ComingSoonProductProps } from './coming-soon-product-props';
import { ExpectedDate } from './expected-date';
import type { PartState } from './part-progress';
import { ProductMarkTile } from './product-mark-tile';

/** The product's mark as a board: its four tiles head the columns. The waitlist form is in the column Waiting. */
export function TaskFlowView({ product, content, waitlist }: ComingSoonProductProps) {
  const cards = (state: PartState) =>
    content.parts
      .filter((part) => part.state === state)
      .map(({ name, description }) => (
        <li key={name} className="rounded-inner bg-surface p-4">
          <h3>{name}</h3>
          <p className="mt-1.5 text-muted">{description}</p>
        </li>
      ));
  return (
    <>
      <section className="wrap pt-10 md:pt-16">
        <ExpectedDate product={product} className="text-product-6" />
        <h1 className="mt-4 text-[clamp(3rem,6.2vw,5.6rem)]">
          {content.headline.split(/(?<=\.) /).map((sentence) => (
            <span key={sentence} className="inline-block pe-[0.24em]">
              {sentence}
            </span>
          ))}
        </h1>
        <div className="mt-6 grid max-w-[34em] gap-3 text-lg text-muted lg:ms-[50%]">
          <p>{content.lead}</p>
          <p>For: {product.audience}.</p>
        </div>
        <div className="mt-10 grid grid-cols-4 gap-grout sm:hidden">
          <ProductMarkTile shape="square" className="fill-tile-2" />
          <ProductMarkTile shape="falling" className="fill-glaze-gulal" />
          <ProductMarkTile shape="falling" className="fill-tile-2" />
          <ProductMarkTile shape="square" className="fill-tile-2" />
        </div>
        <div className="mt-8 grid gap-x-grout gap-y-10 sm:mt-10 sm:grid-cols-2 sm:gap-y-12 md:mt-14 lg:grid-cols-4">
          <Column title="Next" tile={<ProductMarkTile shape="square" className="fill-tile-2" />}>
            {cards('planned')}
          </Column>
          <Column title="Doing" tile={<ProductMarkTile shape="falling" className="fill-glaze-gulal" />}>
            {cards('being built')}
          </Column>
          <Column title="Waiting" tile={<ProductMarkTile shape="falling" className="fill-tile-2" />}>
            <li className="rounded-inner bg-surface p-4">
              <h3 className="mb-4">You, until {product.when}</h3>
              {waitlist}
            </li>
          </Column>
          <Column title="Done" tile={<ProductMarkTile shape="square" className="fill-tile-2" />}>
            {cards('in use by us')}
          </Column>
        </div>
      </section>
      <ComingSoonProductLinks product={product} />
    </>
  );
}

function Column({ title, tile, children }: { title: string; tile: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="max-sm:hidden">{tile}</div>
      <h2 className="text-h3 sm:mt-4 sm:px-1">{title}</h2>
      <ul className="mt-3 grid gap-grout">{children}</ul>
    </section>
  );
}
