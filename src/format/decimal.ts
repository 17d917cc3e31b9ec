/** « 22,5 », to the thousandth. */
export const decimal = (value: number) => formatFraction(Math.round(value * 1000) / 1000);

/** A number that is rounded already, or text of one. */
export const formatFraction = (value: number | string) => String(value).replace('.', ',');
