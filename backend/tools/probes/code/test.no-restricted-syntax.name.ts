it('ends by itself', () => undefined);
