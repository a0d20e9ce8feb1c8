import { type Options, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { HtmlNode } from '~/domain/markdown/syntax-trees';
import { type ArticleComponents, articleComponents } from './article-components';

/** Its type of the same tree, with more precise nodes. */
type HtmlTree = Parameters<typeof toJsxRuntime>[0];

/** Finds a component by its name. Other expressions of an article are the values that the build wrote. */
const createEvaluater =
  (components: ArticleComponents): Options['createEvaluater'] =>
  () => ({
    evaluateExpression(expression) {
      if (expression.type === 'Literal') return expression.value;
      const component = expression.type === 'Identifier' && components[expression.name];
      if (!component) throw new Error(`There is no component for ${JSON.stringify(expression)}.`);
      return component;
    },
    evaluateProgram() {
      throw new Error('An article has no code.');
    },
  });

interface ArticleTextProps {
  text: HtmlNode;
  components?: ArticleComponents;
}

/** The text of an article. */
export const ArticleText = ({ text, components = articleComponents }: ArticleTextProps) =>
  toJsxRuntime(text as HtmlTree, {
    Fragment,
    jsx,
    jsxs,
    components: components as Options['components'],
    createEvaluater: createEvaluater(components),
  });
