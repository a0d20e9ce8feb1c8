import type { Diagnosis } from '~/domain/operations/diagnosis';
import { TONE_ICONS, TONE_TEXT_COLOURS } from '~/ui/feedback/tone';
import { Icon } from '~/ui/icons/icon';

/** Problems first, then what is well. The names of the settings are small: they are for the person who changes them. */
export function DiagnosisList({ diagnoses }: { diagnoses: readonly Diagnosis[] }) {
  const sorted = diagnoses.toSorted((one, other) => Number(one.isHealthy) - Number(other.isHealthy));
  return (
    <ul className="grid gap-grout">
      {sorted.map(({ isHealthy, message, settings = [] }) => {
        const tone = isHealthy ? 'success' : 'danger';
        return (
          <li key={message} className="flex items-start gap-3 rounded-tile bg-surface px-3 py-2.5">
            <span className={`mt-0.5 shrink-0 ${TONE_TEXT_COLOURS[tone]}`}>
              <Icon name={TONE_ICONS[tone]} size={16} />
            </span>
            <div className="min-w-0">
              <p className="whitespace-pre-line wrap-anywhere">
                {!isHealthy && <span className="font-semibold">To do: </span>}
                {message}
              </p>
              {settings.length > 0 && (
                <p className="flex flex-wrap gap-x-3 text-xs text-muted">
                  <span className="sr-only">Settings: </span>
                  {settings.map((name) => (
                    <code key={name} className="wrap-anywhere">
                      {name}
                    </code>
                  ))}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
