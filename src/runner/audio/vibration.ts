/** No iPhone does. */
export const canVibrate = () => typeof navigator.vibrate === 'function';
