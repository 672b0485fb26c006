import type { ReactNode } from 'react';
import './tool.css';

/** The frame of a tool, with the promise that all of them keep. */
export const ToolFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="tool-frame">
    <p className="tool-promise">Runs in this tab. Nothing is sent or stored.</p>
    {children}
  </div>
);
