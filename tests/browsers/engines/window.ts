/** The one window of a real browser, with a profile of its own. */
export interface BrowserWindow {
  /** Opens an address as the address bar does. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of a JavaScript expression in the page, once it is settled; JSON can hold it. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the element that the expression yields with the browser's own pointer; false when it yields none. */
  press(expression: string): Promise<boolean>;
  /** Types on the browser's own keyboard into what has the focus. */
  type(text: string): Promise<void>;
  /** Ends the browser and all that was started for it. */
  close(): Promise<void>;
}

export const WIDTH = 360;
export const HEIGHT = 740;
