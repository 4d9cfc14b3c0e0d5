/** What the tag of an entry says, by its status. */
export const statusLabels = { new: 'New', updated: 'Updated' } as const;
