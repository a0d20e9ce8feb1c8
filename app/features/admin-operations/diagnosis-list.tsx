import { TONE_ICONS, TONE_TEXT_COLOURS } from '~/ui/feedback/tone';
import { Icon } from '~/ui/icons/icon';

interface ShownDiagnosis {
  isHealthy: boolean;
  message: string;
}

/** Problems first, then what is well. */
export function DiagnosisList({ diagnoses }: { diagnoses: readonly ShownDiagnosis[] }) {
  const sorted = diagnoses.toSorted((one, other) => Number(one.isHealthy) - Number(other.isHealthy));
  return (
    <ul className="grid gap-grout">
      {sorted.map(({ isHealthy, message }) => {
        const tone = isHealthy ? 'success' : 'danger';
        return (
          <li key={message} className="flex items-start gap-3 rounded-tile bg-surface px-3 py-2.5">
            <span className={`mt-0.5 shrink-0 ${TONE_TEXT_COLOURS[tone]}`}>
              <Icon name={TONE_ICONS[tone]} size={16} />
            </span>
            <p className="min-w-0 whitespace-pre-line wrap-anywhere">
              {!isHealthy && <span className="font-semibold">To do: </span>}
              {message}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
