/** `cabinet/control` → its authored word, else the last name in words: `mobile_money` → `Mobile money`. */
export function folderLabel(folder: string, labels: Readonly<Record<string, string>>): string {
  const authored = labels[folder];
  if (authored) return authored;
  const words = (folder.split('/').at(-1) ?? folder).replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
