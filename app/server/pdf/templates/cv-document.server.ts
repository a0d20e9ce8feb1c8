import type { CurriculumVitae } from '~/content/samples/sample-applications';
import { colours, GROUT, PAGE_MARGIN, styles, TILE_PADDING } from '../components/print-styles.server';
import { text } from '../components/text.server';
import { type Box, padded, stack } from '../layout/box.server';
import { createPageFlow } from '../layout/page-flow.server';
import { A4, createPdfFile } from '../layout/pdf-file.server';
import { element } from '../layout/structure.server';
import { tile } from '../layout/tile.server';

const body = { ...styles.body, size: 10.5, lineHeight: 14.175 };
const strong = { ...body, weight: 600 as const };
const muted = { ...body, colour: colours.muted };
const label = { ...styles.label, lineHeight: 14.175 };

const section = ({ title, entries }: CurriculumVitae['sections'][number]): Box =>
  element(
    'Sect',
    tile(
      stack(
        [
          text(title, label, { tag: 'H2' }),
          ...entries.map((entry) =>
            stack([text(entry.title, strong, { tag: 'H3' }), text(entry.detail, body)]),
          ),
        ],
        8,
      ),
      { fill: colours.surface, padding: TILE_PADDING },
    ),
  );

/** The CV of a sample application. */
export function renderCvDocument({ name, email, headline, sections }: CurriculumVitae): Promise<Uint8Array> {
  return createPdfFile({ title: `CV of ${name}`, author: name, size: A4 }, (pdf, parent) => {
    const flow = createPageFlow({ pdf, parent, margin: PAGE_MARGIN, bottom: PAGE_MARGIN });
    flow.place(
      padded(stack([text(name, styles.title, { tag: 'H1' }), text(headline, body), text(email, muted)], 8), {
        bottom: 22,
      }),
    );
    for (const each of sections) {
      flow.place(section(each));
      flow.skip(GROUT);
    }
  });
}
