/** How the runner signals where a time is, and that it is over. */
export interface Cues {
  sound: boolean;
  vibration: boolean;
  flash: boolean;
  /** A voice says what to do, and where a time is; off unless it is set, like what follows. */
  speech?: boolean | undefined;
  /** Sound and voice are heard on an iPhone in silent mode, which stops the music of another app. */
  ignoreSilentMode?: boolean | undefined;
}
