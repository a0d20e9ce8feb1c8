import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { themeStore } from '~/state/stores';
import { onClick } from './on-click';

export function bindThemeToggle(): void {
  // Created now and not at the first click: the store follows changes in other tabs.
  const theme = themeStore();
  onClick(BEHAVIOUR_ATTRIBUTES.themeToggle, theme.toggle);
}
