import { BEHAVIOUR_ATTRIBUTES, THEME_CHOICE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import type { ThemeChoice } from '~/domain/site/theme';
import { textStorage, themeStore } from '~/state/stores';
import { createThemeChoice } from '~/state/theme/theme-choice';
import { onClick } from './on-click';

const theme = themeStore();
const systemIsLight = matchMedia('(prefers-color-scheme: light)');
const choice = createThemeChoice({ storage: textStorage(), theme, systemIsLight });
const buttons = document.querySelectorAll<HTMLButtonElement>(`[${THEME_CHOICE_ATTRIBUTE}] button`);

/** R-THEME-4: presses the button of the choice. */
function showChoice(): void {
  for (const button of buttons) button.ariaPressed = String(button.value === choice.get());
}

for (const button of buttons)
  button.addEventListener('click', () => {
    choice.choose(button.value as ThemeChoice);
    showChoice();
  });
onClick(BEHAVIOUR_ATTRIBUTES.themeToggle, () => {
  choice.stopFollowing();
  showChoice();
});
theme.subscribe(showChoice);
showChoice();
