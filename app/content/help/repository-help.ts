import { repositoryHelpCategories } from './help-articles';
import { type HelpChanges, type HelpContent, mergeHelp, NO_HELP_CHANGES } from './merge-help';
import { repositoryQuestionGroups } from './question-groups';

/** The help of the repository with the changes of the back office. */
export const applyHelpChanges = (changes: HelpChanges): HelpContent =>
  mergeHelp({ categories: repositoryHelpCategories, groups: repositoryQuestionGroups }, changes);

/** The help as it is in the repository. */
export const repositoryHelp: HelpContent = applyHelpChanges(NO_HELP_CHANGES);
