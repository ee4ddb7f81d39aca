it.each([1])('answers %d at once', () => undefined);
