import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { themeStore } from '~/state/stores';
import { onClick } from './on-click';

export function bindThemeToggle(): void {
  // Made at once, not at the first click: from then on the page follows other tabs.
  const theme = themeStore();
  onClick(BEHAVIOUR_ATTRIBUTES.themeToggle, theme.toggle);
}
