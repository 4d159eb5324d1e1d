"""Labels and signs: nameplates, warning labels, lease signs, wind socks. Dimensions are in meters."""
from kit.form import Form

# Labels of these paints have dark text; text on other labels is white.
LIGHT_PAINTS = ('white', 'safety-yellow', 'aluminum', 'panel-white')
LABEL_THICKNESS = 0.014
TEXT_THICKNESS = 0.006
# The back of the text lies 1 mm inside the label, so that no gap shows.
TEXT_Y = -(LABEL_THICKNESS + TEXT_THICKNESS) / 2 + 0.001


def text_label(width, height, paint='white'):
    """A label that faces -y, with two lines of text as bars. The origin is the middle of its underside."""
    form = Form()
    form.box((width, LABEL_THICKNESS, height), (0, 0, 0), paint, chamfer=0.003)
    ink = 'ink' if paint in LIGHT_PAINTS else 'white'
    heading = (width * 0.7, TEXT_THICKNESS, height * 0.14)
    line = (width * 0.5, TEXT_THICKNESS, height * 0.1)
    form.box(heading, (0, TEXT_Y, height * 0.62), ink, chamfer=0.001)
    form.box(line, (0, TEXT_Y, height * 0.3), ink, chamfer=0.001)
    return form


def warning_label(width=0.3, height=0.2):
    """A yellow label that warns of live parts, facing -y."""
    return text_label(width, height, 'safety-yellow')


def site_sign(width=1.5, height=0.9):
    """A lease sign on two posts, facing -y: company, three lines of text with the emergency number, hazard panel."""
    form = Form()
    # z of the board's underside.
    board = 0.9
    post_x, post_y = width * 0.36, 0.04
    for x in (-post_x, post_x):
        form.bar((x, post_y, 0), (x, post_y, board + height), 0.07, 'galvanized')
    form.box((width, 0.03, height), (0, 0, board), 'white', chamfer=0.01)
    # The bars of text and color project slightly from the board, whose front is at y = -0.015.
    text_y, hazard_y = -0.018, -0.019
    company_bar = (width, 0.012, height * 0.26)
    form.box(company_bar, (0, text_y, board + height * 0.74), 'oil-green', chamfer=0.003)
    # Each line of text is shorter than the line above. All start at the same x. Numbers are shares of the sign's size.
    for length, center, rise in ((0.7, 0, 0.56), (0.6, -0.05, 0.41), (0.5, -0.1, 0.26)):
        at = (width * center, text_y, board + height * rise)
        form.box((width * length, 0.01, 0.05), at, 'ink', chamfer=0.002)
    hazard_panel = (width * 0.26, 0.012, height * 0.2)
    form.box(hazard_panel, (width * 0.33, hazard_y, board + 0.03), 'safety-yellow', chamfer=0.003)
    return form


def wind_sock(height=6.0):
    """A wind sock on a slim mast, as on every site where sour gas can occur. The wind blows toward +x."""
    form = Form()
    mouth_x, sock_z = 0.1, height - 0.1
    form.tube([(0, 0, 0), (0, 0, height)], 0.04, 'galvanized', segments=8)
    # (radius, distance from the mouth)
    sock = [(0.2, 0), (0.19, 0.35), (0.15, 0.8), (0.08, 1.4)]
    form.lathe(sock, (mouth_x, 0, sock_z), 'white', 14, 'x')
    band_length = 0.22
    for distance in (0.3, 0.9):
        # The bands taper more than the sock, so that they lie just outside its surface.
        band = [(0.2 - distance * 0.07, 0), (0.195 - distance * 0.08, band_length)]
        form.lathe(band, (mouth_x + distance, 0, sock_z), 'fire-red', 14, 'x')
    return form
