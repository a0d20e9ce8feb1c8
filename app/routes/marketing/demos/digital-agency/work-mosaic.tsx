import { digitalAgencyContent, workKinds, workPieces } from '~/content/demos/digital-agency-content';
import { WorkTile } from './work-tile';

/** The mosaic of works with the headline inside. Radio buttons filter by kind. */
export function WorkMosaic() {
  const kinds = [{ id: 'all', label: 'Everything' }, ...workKinds];
  return (
    <section aria-labelledby="mosaic-title" className="group/mosaic">
      <ul className="grid auto-rows-[minmax(8rem,auto)] grid-flow-dense grid-cols-2 gap-grout md:auto-rows-[minmax(15rem,1fr)] md:grid-cols-4 xl:auto-rows-[minmax(17rem,1fr)] xl:grid-cols-6">
        <li className="col-span-2 row-span-1 flex flex-col justify-between gap-8 px-[clamp(16px,3.4vw,48px)] py-4 md:col-span-4 md:pe-8 xl:col-span-4">
          <h1
            id="mosaic-title"
            className="text-[clamp(3.4rem,10.4vw,10.5rem)] leading-[0.82] tracking-[-0.05em]"
          >
            {digitalAgencyContent.headline}
          </h1>
          <div className="grid gap-5">
            <p className="max-w-[34em] text-lead text-muted">{digitalAgencyContent.lead}</p>
            <fieldset className="flex flex-wrap gap-grout">
              <legend className="sr-only">Kind of work</legend>
              {kinds.map(({ id, label }) => (
                <label key={id} className="choice-tile">
                  <input
                    type="radio"
                    id={`kind-${id}`}
                    name="kind"
                    defaultChecked={id === 'all'}
                    className="sr-only"
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          </div>
        </li>
        {workPieces.map((piece, index) => (
          <WorkTile
            key={piece.id}
            piece={piece}
            isRounded={piece.id === 'bhadra'}
            isLast={index === workPieces.length - 1}
          />
        ))}
      </ul>
    </section>
  );
}
