/** Follows the hint of a file field when the server shows its form again: the typed values are there, the file is not. */
export const CHOOSE_FILE_AGAIN =
  ' If you had chosen a file, please choose it again: browsers do not keep files.';
