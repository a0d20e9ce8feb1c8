import type { ReactNode } from 'react';
import { briefTexts, dataTexts, lineTexts } from '~/content/services/web-content';
import {
  BRIEFS,
  CONNECTIONS,
  DATA_STATES,
  WEB_LIMITS,
  type WebNeeds,
  type WebNumber,
} from '~/domain/services/web-estimate-form';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';

interface Option {
  value: string;
  label: string;
}

/** A choice inside the sentence. The label is read out, the sentence is seen. */
function Gap({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      className="max-w-full min-h-11 rounded-tile border-b-2 border-primary bg-raised px-2 font-semibold text-text"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function listNumbers(name: WebNumber): Option[] {
  const { min, max } = WEB_LIMITS[name];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).map((value) => ({
    value: String(value),
    label: NUMBER_WORDS[value] ?? String(value),
  }));
}

const toOptions = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: texts[value] }));

const plural = (count: number, one: string, many: string): ReactNode => (count === 1 ? one : many);

/** The form as one sentence. Each gap submits at once; without script the button does. */
export function EstimateSentence({ needs }: { needs: WebNeeds }) {
  const { jobs, roles, systems, data, languages, line, brief } = needs;
  return (
    <form
      action={`${paths.webDevelopment()}#estimate`}
      data-auto-submit=""
      autoComplete="off"
      aria-label="Your project"
      className="flex flex-col gap-8 rounded-tile bg-surface p-4 md:p-8 print:hidden"
    >
      <p className="font-display text-h3 leading-[2.2] font-medium">
        We need software with which{' '}
        <Gap name="roles" label="Kinds of people" value={String(roles)} options={listNumbers('roles')} />{' '}
        {plural(roles, 'kind', 'kinds')} of people do{' '}
        <Gap name="jobs" label="Things they do with it" value={String(jobs)} options={listNumbers('jobs')} />{' '}
        {plural(jobs, 'thing', 'things')}, in{' '}
        <Gap
          name="languages"
          label="Languages"
          value={String(languages)}
          options={listNumbers('languages')}
        />{' '}
        {plural(languages, 'language', 'languages')} and{' '}
        <Gap name="line" label="Network" value={line} options={toOptions(CONNECTIONS, lineTexts)} />. It talks
        to{' '}
        <Gap name="systems" label="Other systems" value={String(systems)} options={listNumbers('systems')} />{' '}
        other {plural(systems, 'system', 'systems')} and takes over{' '}
        <Gap name="data" label="Old data" value={data} options={toOptions(DATA_STATES, dataTexts)} />. All of
        this is{' '}
        <Gap name="brief" label="The description" value={brief} options={toOptions(BRIEFS, briefTexts)} />.
      </p>
      <div className="mt-auto">
        <Button type="submit" size="lg">
          Estimate it
        </Button>
      </div>
    </form>
  );
}
