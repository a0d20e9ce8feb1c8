import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { portraitExtraLabels } from '~/content/account/portrait-labels';
import {
  PORTRAIT_EXTRAS,
  type PortraitFeatures,
  type PortraitPart,
  parsePortrait,
} from '~/domain/accounts/portrait-options';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { PortraitPartOptions } from './portrait-part-options';

interface PortraitComposerProps {
  portrait: PortraitFeatures;
}

const PART_ORDER: readonly PortraitPart[] = [
  'skin',
  'hair',
  'hairColour',
  'headwear',
  'beard',
  'wear',
  'top',
  'trim',
  'background',
  'build',
  'aid',
];

/** The portrait that the form describes, initially the one from the server. */
function usePortraitForm(form: RefObject<HTMLFormElement | null>, initialPortrait: PortraitFeatures) {
  const [portrait, setPortrait] = useState(initialPortrait);
  const read = useCallback(() => {
    if (!form.current) return;
    const formData = new FormData(form.current);
    setPortrait((previous) => parsePortrait((field) => formData.get(field) ?? undefined) ?? previous);
  }, [form]);
  // The user may have changed the form before the script loaded, or the browser restored its values.
  useEffect(read, [read]);
  return { portrait, read };
}

/** Form that composes a tile portrait. Without JavaScript a button shows the result. */
export function PortraitComposer({ portrait: first }: PortraitComposerProps) {
  const form = useRef<HTMLFormElement>(null);
  const { portrait, read } = usePortraitForm(form, first);
  return (
    <form
      ref={form}
      method="post"
      action={paths.account.portrait()}
      onChange={read}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="top-4 z-10 grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 rounded-tile bg-bg py-2 max-md:sticky max-md:top-0 md:sticky md:grid-cols-1 md:items-start">
        <Portrait
          features={portrait}
          className="block w-full overflow-hidden rounded-tile rounded-se-[56px] md:rounded-se-[112px]"
        />
        <div className="grid gap-grout">
          <Button type="submit">Use this portrait</Button>
          <div className="without-script">
            <Button type="submit" formMethod="get" variant="quiet" className="w-full">
              Show
            </Button>
          </div>
          <LinkButton href={paths.account.profile()} variant="plain" size="sm">
            Cancel
          </LinkButton>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
        {PART_ORDER.map((part) => (
          <PortraitPartOptions key={part} part={part} portrait={portrait} />
        ))}
        <fieldset className="rounded-tile bg-surface p-4">
          <legend className="float-start mb-3 w-full font-semibold">And</legend>
          <div className="clear-both flex flex-wrap gap-grout">
            {PORTRAIT_EXTRAS.map((extra) => (
              <label key={extra} className="choice-tile">
                <input type="checkbox" name={extra} defaultChecked={portrait[extra]} className="sr-only" />
                {portraitExtraLabels[extra]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </form>
  );
}
