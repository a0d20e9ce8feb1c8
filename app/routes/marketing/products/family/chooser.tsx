import { familyQuestions } from '~/content/family';
import type { FamilyAnswers } from '~/domain/family-answers';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { ChoiceGroup } from '~/ui/choice-group';
import { TextLink } from '~/ui/text-link';

const questions = ['doing', 'side', 'when'] as const;

/** Three questions. An answer takes effect at once; without script the button sends them. */
export function Chooser({ answers }: { answers: FamilyAnswers }) {
  const isBegun = questions.some((name) => answers[name] !== undefined);
  return (
    <form
      action={`${paths.products()}#chooser`}
      data-auto-submit=""
      autoComplete="off"
      aria-labelledby="chooser-title"
      className="grid content-start gap-7 rounded-tile bg-surface p-6 md:p-8"
    >
      <h2 id="chooser-title" className="text-h3">
        Which one is for you?
      </h2>
      {questions.map((name) => (
        <ChoiceGroup
          key={name}
          id={`chooser-${name}`}
          name={name}
          legend={familyQuestions[name].question}
          options={familyQuestions[name].choices}
          layout="tiles"
          defaultValue={answers[name]}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="quiet" className="without-script">
          Show what fits
        </Button>
        {isBegun && (
          <TextLink href={`${paths.products()}#chooser`} arrow="back">
            Begin anew
          </TextLink>
        )}
      </div>
    </form>
  );
}
