/** The field with what the discount code takes off, in paise, as the page shows it. */
export const SHOWN_DISCOUNT_FIELD = 'shownDiscount';

/** The value of the button that asks what the code takes off: the only button of the form with the name `intent`. */
export const CHECK_CODE_INTENT = 'check-code';
