import type { ThemeChoice } from '~/domain/site/theme';

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'As the device' },
];

/** R-THEME-4. The script of the page presses the button of the choice. */
export function ThemeChoiceButtons() {
  return (
    <fieldset
      aria-label="Theme"
      data-theme-choice=""
      className="needs-script flex flex-wrap gap-grout md:ms-auto"
    >
      {CHOICES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          value={value}
          aria-pressed="false"
          suppressHydrationWarning
          className="min-h-9 rounded-inner bg-raised px-3 text-muted transition-colors hover:text-text aria-pressed:bg-text aria-pressed:font-semibold aria-pressed:text-bg pointer-coarse:min-h-11"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
