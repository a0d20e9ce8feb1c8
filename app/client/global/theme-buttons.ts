import { PRESENCE_ATTRIBUTES, THEME_CHOICE_ATTRIBUTE } from '~/domain/site/presence-attributes';
import type { ThemeChoice } from '~/domain/site/theme';
import { getTextStorage } from '~/state/stores';
import { createThemeChoice } from '~/state/theme/theme-choice';
import { createThemeStore } from '~/state/theme/theme-store';
import { onClick } from './on-click';

const storage = getTextStorage();
const theme = createThemeStore(storage, document.documentElement);
const systemIsLight = matchMedia('(prefers-color-scheme: light)');
const choice = createThemeChoice({ storage, theme, systemIsLight });
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
onClick(PRESENCE_ATTRIBUTES.themeToggle, () => {
  theme.toggle();
  choice.stopFollowing();
  showChoice();
});
theme.subscribe(showChoice);
showChoice();
