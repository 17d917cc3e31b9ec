/** How the runner signals that a time is over. */
export interface Cues {
  sound: boolean;
  vibration: boolean;
  flash: boolean;
}
