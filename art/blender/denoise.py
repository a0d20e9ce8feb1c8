"""Takes the grain out of a picture: non-local means that never mixes what differs in colour or in slope.

Blender as Debian builds it has no denoiser. The guides (albedo and normals) come without grain from the same render.
"""

import numpy as np

REACH = 6
PATCH = 5


def denoise(picture, albedo, normals, strength=1.0):
    """All three are arrays of height × width × 3 between 0 and 1."""
    grain = _grain(picture)
    total, weight = picture.copy(), np.ones(picture.shape[:2], np.float32)
    for down in range(-REACH, REACH + 1):
        for across in range(-REACH, REACH + 1):
            if (down, across) == (0, 0) or down**2 + across**2 > REACH**2 + 2:
                continue
            shifted = lambda image: np.roll(image, (down, across), (0, 1))
            neighbour = shifted(picture)
            apart = _blur(((neighbour - picture) ** 2).mean(-1), PATCH)
            apart = np.maximum(apart - 1.8 * grain, 0) / (2 * grain * (0.55 * strength) ** 2 + 1e-7)
            apart += ((shifted(albedo) - albedo) ** 2).sum(-1) / 0.0012
            apart += ((shifted(normals) - normals) ** 2).sum(-1) / 0.006
            share = np.exp(-np.minimum(apart, 40)).astype(np.float32)
            total += neighbour * share[..., None]
            weight += share
    # A little of the grain stays, so that smooth backdrops do not break into bands.
    return 0.92 * total / weight[..., None] + 0.08 * picture


def _grain(picture):
    """Variance of the noise, estimated as the difference to a small blur. It has a lower and an upper limit."""
    smooth = np.stack([_blur(picture[..., i], 3) for i in range(3)], -1)
    variance = np.stack([_blur((picture - smooth)[..., i] ** 2, 7) for i in range(3)], -1).mean(-1) * 1.3 + 1e-6
    calm = np.percentile(variance, 30)
    return np.minimum(variance, 0.02) + calm * 0.3


def _blur(image, size):
    """Mean over a square, edges repeated."""
    height, width = image.shape
    padded = np.pad(image, size // 2, mode="edge")
    columns = sum(padded[i : i + height] for i in range(size))
    return sum(columns[:, i : i + width] for i in range(size)) / size**2
