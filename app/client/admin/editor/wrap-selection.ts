import { EditorSelection, type StateCommand } from '@codemirror/state';

/** Puts marks around each selected text, or removes them. Without a selection the cursor is between them. */
export const wrapSelection =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const { length } = mark;
    const change = state.changeByRange(({ from, to }) => {
      const isWrapped =
        state.sliceDoc(from - length, from) === mark && state.sliceDoc(to, to + length) === mark;
      return isWrapped
        ? {
            changes: [
              { from: from - length, to: from },
              { from: to, to: to + length },
            ],
            range: EditorSelection.range(from - length, to - length),
          }
        : {
            changes: [
              { from, insert: mark },
              { from: to, insert: mark },
            ],
            range: EditorSelection.range(from + length, to + length),
          };
    });
    dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
    return true;
  };
