/** The two signals by which a browser says that its reader does not want to be measured. */
interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** False under Do Not Track (W3C Tracking Preference Expression) or Global Privacy Control. */
export const mayMeasure = (signals: PrivacySignals): boolean =>
  signals.doNotTrack !== '1' &&
  signals.doNotTrack !== 'yes' &&
  signals.globalPrivacyControl !== true;
