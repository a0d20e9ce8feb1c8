import { portraitLabels } from '~/content/account/portrait-labels';
import {
  getSelectedOption,
  PORTRAIT_OPTIONS,
  type PortraitFeatures,
  type PortraitOption,
  type PortraitPart,
  parsePortrait,
} from '~/domain/accounts/portrait-options';
import { Portrait } from '~/ui/art/portrait/portrait';
import { HAIR_COLOURS, SKIN_COLOURS } from '~/ui/art/portrait/portrait-colours';
import { getGlazeColour } from '~/ui/glaze';

interface PortraitPartOptionsProps<Part extends PortraitPart> {
  part: Part;
  portrait: PortraitFeatures;
}

/** Returns the portrait with another option for one part. */
function replacePart(portrait: PortraitFeatures, part: PortraitPart, option: string): PortraitFeatures {
  const changed = parsePortrait((field) => {
    if (field === part) return option;
    if (field in PORTRAIT_OPTIONS) return getSelectedOption(portrait, field as PortraitPart);
    return portrait[field as 'glasses'] ? 'on' : undefined;
  });
  return changed ?? portrait;
}

const SWATCH_COLOURS: Partial<{ [Part in PortraitPart]: (option: PortraitOption<Part>) => string }> = {
  background: getGlazeColour,
  top: getGlazeColour,
  trim: getGlazeColour,
  skin: (option) => SKIN_COLOURS[option],
  hairColour: (option) => HAIR_COLOURS[option],
};

const ColourTile = ({ colour }: { colour: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="block w-full">
    <path fill={colour} d="M0 0h16a16 16 0 0 1 16 16v16h-32z" />
  </svg>
);

/** The options of one part as radio buttons. Each shows the portrait with it, or its colour. */
export function PortraitPartOptions<Part extends PortraitPart>({
  part,
  portrait,
}: PortraitPartOptionsProps<Part>) {
  const { title, names } = portraitLabels[part];
  const options: readonly PortraitOption<Part>[] = PORTRAIT_OPTIONS[part];
  const getColour: ((option: PortraitOption<Part>) => string) | undefined = SWATCH_COLOURS[part];
  const selectedOption = getSelectedOption(portrait, part);
  const size = getColour ? 'w-11' : 'w-16';
  return (
    <fieldset className="rounded-tile bg-surface p-4">
      <legend className="float-start mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both flex flex-wrap gap-grout">
        {options.map((option) => (
          <label key={option} className="portrait-choice">
            <input
              type="radio"
              name={part}
              value={option}
              defaultChecked={option === selectedOption}
              className="sr-only"
            />
            <span className={`${size} overflow-hidden rounded-inner`}>
              {getColour ? (
                <ColourTile colour={getColour(option)} />
              ) : (
                <Portrait features={replacePart(portrait, part, option)} className="block w-full" />
              )}
            </span>
            <span className="text-xs">{names[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
